/** So long nothing may come before the other end is asked whether it is still there. */
const QUIET_MS = 25_000;
const PATIENCE_MS = 5000;

/**
 * Whether the other end of a connection is still there. A network that vanishes closes nothing: a
 * page that did not ask would show an old table for minutes as if it were live.
 */
export class Pulse {
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Something came. */
  beat(): void {
    this.stop();
    this.quiet = setTimeout(this.check, QUIET_MS);
  }

  /** Asks now. */
  readonly check = (): void => {
    if (this.patience !== undefined) return;
    this.patience = setTimeout(() => {
      this.stop();
      this.dead();
    }, PATIENCE_MS);
    this.ask();
  };

  stop(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.patience);
    this.patience = undefined;
  }
}
