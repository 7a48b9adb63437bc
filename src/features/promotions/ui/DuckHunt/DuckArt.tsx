import styles from './DuckArt.module.css';

/** A duck in profile that looks to the right; its colours are its plumage's. */
export function DuckArt() {
  return (
    <svg className={styles.art} viewBox="-6 -4 132 96" aria-hidden>
      <path className={styles.shade} d="M16 48 L-2 36 L4 51 L-4 60 L20 64Z" />
      <path
        className={styles.coat}
        d="M12 52 C22 34 52 30 72 36 C80 38 82 26 86 18 L104 34 C100 50 96 78 58 80 C32 81 16 70 12 52Z"
      />
      <path className={styles.belly} d="M18 62 C34 74 70 76 92 58 C84 80 66 84 50 82 C34 80 24 72 18 62Z" />
      <circle className={styles.head} cx="94" cy="22" r="17" />
      <path className={styles.ring} d="M79 35 Q90 46 104 39" />
      <path className={styles.beak} d="M107 18 C118 15 124 20 123 25 C118 31 110 30 105 28Z" />
      <circle className={styles.eye} cx="98" cy="18" r="5" />
      <circle className={styles.pupil} cx="99.6" cy="17.6" r="2.6" />
      <g className={styles.wing}>
        <path
          className={styles.feathers}
          d="M64 52 C60 26 42 4 12 0 C14 10 18 14 22 18 C20 22 24 28 30 30 C30 36 36 42 42 44 C46 50 54 56 64 52Z"
        />
        <path className={styles.quill} d="M58 48 C52 32 40 18 24 10 M50 48 C46 40 40 34 33 30" />
      </g>
    </svg>
  );
}
