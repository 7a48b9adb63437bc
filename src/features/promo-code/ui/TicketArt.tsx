import styles from './TicketArt.module.css';

/** A ticket with a line to tear it off along, drawn for the eye alone. */
export function TicketArt() {
  return (
    <svg className={styles.art} viewBox="0 0 240 160" aria-hidden>
      <g transform="rotate(-8 120 80)">
        <path
          className={styles.back}
          d="M34 36h180a10 10 0 0 1 10 10v22a14 14 0 0 0 0 28v22a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V96a14 14 0 0 0 0-28V46a10 10 0 0 1 10-10z"
        />
      </g>
      <path
        className={styles.front}
        d="M30 32h180a10 10 0 0 1 10 10v24a14 14 0 0 0 0 28v24a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V94a14 14 0 0 0 0-28V42a10 10 0 0 1 10-10z"
      />
      <path className={styles.tear} d="M158 36v88" />
      <path
        className={styles.star}
        d="M88 48l9.4 19.9l21.8 2.7l-16 15l4.1 21.6L88 96.7l-19.3 10.5l4.1-21.6l-16-15l21.8-2.7z"
      />
      <path className={styles.lines} d="M176 60h26M176 80h18M176 100h26" />
      <path
        className={styles.glint}
        d="M222 18l3 9l9 3l-9 3l-3 9l-3-9l-9-3l9-3zM14 128l2 7l7 2l-7 2l-2 7l-2-7l-7-2l7-2z"
      />
    </svg>
  );
}
