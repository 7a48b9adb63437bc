import styles from './CoinPile.module.css';

/** Coins of each stack, from its foot up; every brand mints them in its own colours. */
const STACKS = [
  { x: 34, foot: 176, coins: 4 },
  { x: 96, foot: 188, coins: 8 },
  { x: 158, foot: 172, coins: 6 },
  { x: 208, foot: 190, coins: 3 },
] as const;
const COIN_HEIGHT = 14;

export function CoinPile() {
  return (
    <svg className={styles.pile} viewBox="0 0 240 220" aria-hidden>
      <ellipse className={styles.ground} cx="120" cy="196" rx="116" ry="20" />
      {STACKS.map(({ x, foot, coins }) => (
        <g key={x}>
          {Array.from({ length: coins }, (_, index) => (
            <Coin key={index} x={x} y={foot - index * COIN_HEIGHT} isTop={index === coins - 1} />
          ))}
        </g>
      ))}
      <g className={styles.flying} transform="translate(150 40) rotate(-18)">
        <circle className={styles.rim} r="30" />
        <circle className={styles.face} r="24" />
        <path className={styles.mark} d="M-8-12L8 0L-8 12M2-12" />
      </g>
      <path
        className={styles.glint}
        d="M60 40l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4zM214 84l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z"
      />
    </svg>
  );
}

function Coin({ x, y, isTop }: { x: number; y: number; isTop: boolean }) {
  return (
    <>
      <path className={styles.edge} d={`M${x - 30} ${y - 10}v10a30 11 0 0 0 60 0v-10z`} />
      <ellipse className={isTop ? styles.face : styles.rim} cx={x} cy={y - 10} rx="30" ry="11" />
    </>
  );
}
