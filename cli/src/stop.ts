interface Stop {
  /** Kept when somebody says stop. The second time the process ends at once. */
  readonly said: Promise<void>;
  forget(): void;
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Listens to Ctrl-C and its like. */
export function listenForStop(): Stop {
  let stop = (): void => {};
  const said = new Promise<void>((resolve) => {
    let isSaid = false;
    stop = () => {
      if (isSaid) process.exit(1);
      isSaid = true;
      resolve();
    };
  });
  for (const signal of SIGNALS) process.on(signal, stop);
  return {
    said,
    forget: () => {
      for (const signal of SIGNALS) process.off(signal, stop);
    },
  };
}
