import terror from "icon:terror";
import type { FearSpaceScene, OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import { Crest } from "./crest.js";
import styles from "./fear.module.css";

interface FearProps {
  readonly desk: Desk;
  readonly scene: OrdersScene;
}

/** The Fear track: every space, what its band is worth, and the markers that stand on it. */
export function FearTrack({ desk, scene }: FearProps): JSX.Element {
  const { place, text, spaces } = scene.fearTrack;
  return (
    <section class={styles.fear} aria-label="Fear">
      <Place desk={desk} place={place} label="Fear track" class={styles.head}>
        <span title={text}>
          <Icon of={terror} /> Fear
        </span>
      </Place>
      <div class={styles.track} style={{ "--spaces": spaces.length }}>
        {spaces.map((space) => (
          <Space key={space.place} desk={desk} scene={scene} space={space} />
        ))}
      </div>
    </section>
  );
}

function Space({ desk, scene, space }: FearProps & { space: FearSpaceScene }): JSX.Element {
  const { place, at, vp, isMark, seats } = space;
  return (
    <div class={styles.space} data-worth={vp > 0 ? "good" : vp < 0 ? "bad" : "none"}>
      {isMark && (
        <span class={styles.vp}>
          {vp < 0 ? `−${-vp}` : vp} <span class={styles.unit}>VP</span>
        </span>
      )}
      <Place desk={desk} place={place} label={`Fear ${at}`} class={styles.step}>
        <span class={styles.at}>{at}</span>
        {seats.map((seat) => (
          <Crest key={seat} seat={seat} name={scene.players[seat].name} />
        ))}
      </Place>
    </div>
  );
}
