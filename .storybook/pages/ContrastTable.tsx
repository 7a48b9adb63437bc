import type { BrandId } from '../../src/brands/brand.ts';
import { currentBrand } from '../../src/brands/currentBrand.ts';
import { propertyOf } from '../../scripts/generation/tokens.ts';
import { contrastFaults, groundText, judge, pairs, ratioText, type Pair } from '../contrast.ts';
import { brandTokens } from '../tokens.ts';
import { Faults } from './Faults.tsx';
import styles from './tokens.module.css';

function groundOf({ on, tint }: Pair): string {
  const ground = `var(${propertyOf(on, null)})`;
  return tint ? `color-mix(in srgb, var(${propertyOf(tint.of, null)}) ${tint.share}%, ${ground})` : ground;
}

/**
 * Lists the pairs that are too weak, then shows every text and edge on its backgrounds, the weakest first.
 * Updates while the token file is edited.
 */
export function ContrastTable({ brand = currentBrand().id }: { brand?: BrandId }) {
  const { tokens, problems } = brandTokens[brand];
  if (problems.length > 0) return <p>The ratios show once the token file has no faults.</p>;
  const verdicts = pairs
    .map((pair) => judge(tokens, pair))
    .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed);
  const faults = contrastFaults(tokens);
  return (
    <>
      <Faults
        title={
          faults.length === 0
            ? `All ${pairs.length} pairs are strong enough`
            : `${faults.length} of ${pairs.length} pairs are too weak`
        }
        faults={faults}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the table scrollable by keys */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label="Pairs">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Looks</th>
              <th scope="col">Pair</th>
              <th scope="col">Ratio</th>
              <th scope="col">Needed</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {verdicts.map((verdict) => (
              <tr
                key={`${verdict.of} ${groundText(verdict)}`}
                data-failing={verdict.isEnough ? undefined : ''}
              >
                <td>
                  <span
                    aria-hidden="true"
                    className={styles.pair}
                    style={{ color: `var(${propertyOf(verdict.of, null)})`, background: groundOf(verdict) }}
                  >
                    {verdict.needed === 3 ? '◯' : 'Ag 1 234'}
                  </span>
                </td>
                <td>
                  <code>
                    {propertyOf(verdict.of, null)} on {groundText(verdict)}
                  </code>
                </td>
                <td data-number>{ratioText(verdict.ratio)}</td>
                <td data-number>{verdict.needed}:1</td>
                <td>{verdict.purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
