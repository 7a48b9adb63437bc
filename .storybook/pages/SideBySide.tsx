import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { brandIds, type BrandId } from '../../src/brands/brand.ts';
import { brands } from '../../src/brands/brands.ts';
import { Select } from '../../src/ui/Select/Select.tsx';
import { fetchStories, type IndexEntry } from '../storyIndex.ts';
import { viewports } from '../viewports.ts';
import { StoryFrame, type FrameWidth } from './StoryFrame.tsx';
import styles from './pages.module.css';

export interface SideBySideProps {
  /** A story's id. */
  story: string;
  first: BrandId;
  second: BrandId;
  width: FrameWidth;
  /**
   * The stories to choose from, fetched from Storybook by default. Tests pass a list, because they run without
   * Storybook's server.
   */
  stories?: readonly IndexEntry[];
}

const widths: readonly FrameWidth[] = ['narrow', 'phone', 'tablet', 'desktop'];
const brandOptions = brandIds.map((id) => ({ value: id, label: brands[id].name }));
const isWidth = (value: string): value is FrameWidth => widths.some((width) => width === value);
const isBrand = (value: string): value is BrandId => brandIds.some((id) => id === value);

/** The stories of a component or screen in two brands, beside each other. */
export function SideBySide({ stories, ...start }: SideBySideProps) {
  const [story, setStory] = useState(start.story);
  const [pair, setPair] = useState<readonly [BrandId, BrandId]>([start.first, start.second]);
  const [width, setWidth] = useState(start.width);
  const { data: all = [], error } = useQuery({
    queryKey: ['stories'],
    queryFn: stories ? () => stories : fetchStories,
  });
  const title = all.find(({ id }) => id === story)?.title;
  const group = all.filter((entry) => entry.title === title);
  const titles = [...new Map(all.map((entry) => [entry.title, entry.id]))];
  return (
    <div className={styles.page} data-wide>
      <h1>Side by side</h1>
      <div className={styles.choices}>
        <Select
          label="Stories of"
          value={group[0]?.id ?? ''}
          options={titles.map(([label]) => ({
            label,
            value: all.find((entry) => entry.title === label)?.id ?? '',
          }))}
          onChange={({ target }) => setStory(target.value)}
        />
        {pair.map((brand, place) => (
          <Select
            key={place}
            label={place === 0 ? 'Left' : 'Right'}
            value={brand}
            options={brandOptions}
            onChange={({ target: { value } }) => {
              if (isBrand(value)) setPair(place === 0 ? [value, pair[1]] : [pair[0], value]);
            }}
          />
        ))}
        <Select
          label="Width"
          value={width}
          options={widths.map((value) => ({ value, label: viewports[value].name }))}
          onChange={({ target }) => {
            if (isWidth(target.value)) setWidth(target.value);
          }}
        />
      </div>
      {error && <p role="alert">{error.message}</p>}
      {group.map(({ id, name }) => (
        <section key={id} className={styles.part} aria-label={name}>
          <h2>{name}</h2>
          <div className={styles.frames}>
            {pair.map((brand, place) => (
              <StoryFrame
                key={`${place} ${brand} ${width}`}
                story={id}
                globals={{ brand }}
                caption={`${name}, ${brands[brand].name}`}
                width={width}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
