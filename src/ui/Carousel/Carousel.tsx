import { useRef, useState, type ReactNode } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './Carousel.module.css';
import { slideTo } from './slideTo.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSwipe } from './useSwipe.ts';

export interface CarouselProps {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  /** Width / height of a slide, such as `16 / 6`. */
  ratio: string;
  pauseLabel: string;
  playLabel: string;
  slideLabel: (position: number) => string;
}

/** The first banner is the LCP element. Banners after the second render once the carousel moves. */
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
