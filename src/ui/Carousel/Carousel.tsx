import {
  useRef,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './Carousel.module.css';
import { prefersReducedMotion } from '../motion.ts';
import { gestureOf, type TouchPoint } from '../touch.ts';

export interface CarouselProps {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  /** Width / height of a slide, such as `16 / 6`. */
  ratio: string;
  pauseLabel: string;
  playLabel: string;
  slideLabel: (position: number) => string;
}

/**
 * The first banner is the LCP element. The third and later banners render only once the carousel has moved or
 * been hovered or focused.
 */
export function Carousel({ label, slides, ratio, pauseLabel, playLabel, slideLabel }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const isDrawn = (index: number) => index <= 1 || isTaken || current > 0;
  const show = (index: number) => {
    if (list.current) slideTo(list.current, index * list.current.clientWidth);
  };
  const autoplay = useAutoplay(slides.length > 1, () => show((current + 1) % slides.length));
  useSwipe(list, (step, startLeft) => {
    const from = Math.round(startLeft / (list.current?.clientWidth ?? 1));
    show(Math.max(0, Math.min(slides.length - 1, from + step)));
  });
  const hold = () => {
    setTaken(true);
    autoplay.hold();
  };
  useDomEvents(root, {
    pointerenter: hold,
    pointerleave: autoplay.release,
    focusin: hold,
    focusout: autoplay.release,
  });
  return (
    <section ref={root} className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={list}
        className={styles.list}
        style={{ aspectRatio: ratio }}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className={styles.slide} inert={index !== current}>
            {isDrawn(index) && slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={autoplay.isPaused ? Play : Pause}
            label={autoplay.isPaused ? playLabel : pauseLabel}
            size="sm"
            variant="filled"
            onClick={autoplay.togglePaused}
          />
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              className={styles.dot}
              aria-label={slideLabel(index + 1)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Duration of a slide change, in ms (specification S9.10). */
const SPEED = 300;

/**
 * Scrolls in a fixed time, unlike native smooth scrolling. Meanwhile disables scroll snapping, because it
 * would undo each step.
 */
export function slideTo(list: HTMLElement, left: number): void {
  const from = list.scrollLeft;
  if (from === left) return;
  if (prefersReducedMotion()) {
    list.scrollTo({ left, behavior: 'instant' });
    return;
  }
  list.style.scrollSnapType = 'none';
  let start: number | undefined;
  requestAnimationFrame(function step(now) {
    start ??= now;
    const part = Math.min(1, (now - start) / SPEED);
    list.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else list.style.scrollSnapType = '';
  });
}

/** Time per banner, in ms (specification S9.9). */
const AUTOPLAY = 5000;

const neverChanges = () => () => undefined;

/** The pause button stops the rotation permanently; hover and focus only pause it. */
function useAutoplay(isWorthIt: boolean, advance: () => void) {
  // Before hydration the carousel counts as playing, because the prerendered page is the same for everyone.
  const isStill = useSyncExternalStore(neverChanges, prefersReducedMotion, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPaused = chosen ?? isStill;
  const [isHeld, setHeld] = useState(false);
  const next = useEffectEvent(advance);
  const isPlaying = isWorthIt && !isPaused && !isHeld;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next();
    }, AUTOPLAY);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    isPaused,
    togglePaused: () => setChosen(!isPaused),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

/**
 * Reports a horizontal swipe: 1 for next, -1 for previous. Also passes the scroll position at the start of the
 * swipe, because the swipe itself scrolls the list.
 */
function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1, startLeft: number) => void,
): void {
  const start = useRef<TouchPoint & { left: number }>(null);
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const stop = new AbortController();
    // Passive listeners, so that scrolling does not wait for our handlers.
    const options = { passive: true, signal: stop.signal };
    const begin = (event: TouchEvent) => {
      start.current = event.touches.length === 1 ? { ...pointOf(event), left: current.scrollLeft } : null;
    };
    const end = (event: TouchEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const gesture = gestureOf(from, pointOf(event));
      if (gesture === 'swipeLeft') swiped(1, from.left);
      if (gesture === 'swipeRight') swiped(-1, from.left);
    };
    current.addEventListener('touchstart', begin, options);
    current.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [element]);
}

function pointOf(event: TouchEvent): TouchPoint {
  const [finger] = event.changedTouches;
  return { x: finger?.clientX ?? 0, y: finger?.clientY ?? 0, at: event.timeStamp };
}
