import { BroadcastChannel } from "node:worker_threads";
import type { Reporter } from "../../core/parts.js";
import { listeners, type Notices } from "../notices.js";
import type { News } from "../store.js";

/**
 * Reaches the other openings of a folder in this process, those of other threads too. Other
 * processes hear nothing: their readers find out when they look for gaps.
 */
export function threadNotices(folder: string, report: Reporter): Notices {
  const ours = listeners(report);
  const channel = new BroadcastChannel(`coterie ${folder}`);
  let isOpen = true;
  channel.onmessage = (event) => {
    const { tables, what } = (event as { data: { tables: readonly string[]; what: News } }).data;
    if (isOpen) ours.tell(tables, what);
  };
  // A process that has nothing else to do may end.
  channel.unref();
  return {
    announce(tables, what) {
      if (isOpen) channel.postMessage({ tables, what });
    },
    onAnnounced: ours.add,
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
