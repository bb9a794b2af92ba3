import words from "words:table";
import { useEffect } from "preact/hooks";
import { sound } from "../keep/settings.js";

/** Tells somebody who looks elsewhere that it is their turn: by a sound, and by a notification. */
export function useYourTurn(question: string | null, ask: string): void {
  useEffect(() => {
    if (question === null || document.visibilityState === "visible") return;
    if (sound.value === "on") chime();
    if (typeof Notification !== "undefined" && Notification.permission === "granted") notify(ask);
  }, [question]);
}

function notify(ask: string): void {
  const told = { body: ask, tag: "coterie-turn" };
  try {
    const note = new Notification(words.yourTurn(), told);
    note.onclick = () => window.focus();
  } catch (error) {
    console.info("the page cannot notify by itself:", error);
    // On phones only a service worker may notify.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(words.yourTurn(), told))
      .catch((fault: unknown) => console.info("nothing can notify:", fault));
  }
}

const [HIGH, LOW] = [660, 440];

/** Two soft notes. */
function chime(): void {
  try {
    const audio = new AudioContext();
    [HIGH, LOW].forEach((frequency, i) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + i / 5;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.4);
      if (frequency === LOW) tone.onended = () => void audio.close();
    });
  } catch (error) {
    // A browser without sound says it by the title alone.
    console.info("no sound can be made:", error);
  }
}
