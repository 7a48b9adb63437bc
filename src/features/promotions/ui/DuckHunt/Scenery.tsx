import styles from './Scenery.module.css';

export function Scenery() {
  return (
    <svg className={styles.scenery} viewBox="0 0 1000 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <radialGradient id="hunt-glow">
          <stop className={styles.core} offset="38%" />
          <stop className={styles.rim} offset="100%" />
        </radialGradient>
      </defs>
      <circle cx="690" cy="330" r="250" fill="url(#hunt-glow)" />
      <circle className={styles.sun} cx="690" cy="330" r="92" />
      <g className={styles.clouds}>
        <path d="M90 130h150a34 34 0 0 0-66-14a44 44 0 0 0-84 14Z" />
        <path d="M430 80h190a38 38 0 0 0-74-16a56 56 0 0 0-116 16Z" />
        <path d="M800 190h130a28 28 0 0 0-56-10a38 38 0 0 0-74 10Z" />
      </g>
      <path
        className={styles.far}
        d="M-100 430 L80 330 L190 390 L330 280 L470 380 L620 310 L790 400 L930 320 L1100 420 V600 H-100Z"
      />
      <path
        className={styles.near}
        d="M-100 470 C60 400 180 440 320 420 C480 396 560 460 720 440 C860 424 960 400 1100 450 V600 H-100Z"
      />
      <rect className={styles.water} x="-100" y="478" width="1200" height="140" />
      <path
        className={styles.glint}
        d="M600 500h180 M560 522h80 M690 520h150 M620 546h190 M120 512h110 M250 540h150 M60 556h120"
      />
    </svg>
  );
}

/** The reeds in front, behind which what falls disappears. */
export function Reeds() {
  return (
    <svg className={styles.reeds} viewBox="0 0 1000 160" preserveAspectRatio="none" aria-hidden>
      <path
        className={styles.grass}
        d="M0 160 V96 L14 130 L26 60 L40 124 L58 84 L70 132 L92 40 L104 126 L126 92 L140 134 L160 66 L176 128 L200 100 L214 136 L238 72 L252 130 L280 104 L296 138 L320 90 L338 134 L366 112 L384 140 L410 96 L428 138 L460 116 L480 142 L508 104 L526 140 L556 110 L574 138 L600 86 L618 134 L646 106 L664 138 L690 74 L706 130 L732 100 L748 134 L770 56 L786 128 L810 90 L824 132 L848 44 L864 126 L884 82 L898 130 L920 34 L936 124 L956 76 L970 128 L986 52 L1000 110 V160Z"
      />
      <g className={styles.stems}>
        <path d="M92 150 V30 M238 150 V60 M690 150 V62 M848 150 V34 M920 150 V24" />
      </g>
      <g className={styles.heads}>
        <rect x="86" y="4" width="12" height="42" rx="6" />
        <rect x="232" y="34" width="12" height="40" rx="6" />
        <rect x="684" y="36" width="12" height="40" rx="6" />
        <rect x="842" y="8" width="12" height="42" rx="6" />
        <rect x="914" y="0" width="12" height="42" rx="6" />
      </g>
    </svg>
  );
}
