import type { CSSProperties } from 'react';
import type { BrandId } from '../../src/brands/brand.ts';
import { currentBrand } from '../../src/brands/currentBrand.ts';
import { rowsOf, usesOf } from '../tokens.ts';
import styles from './tokens.module.css';

const nameOf = (path: string): string => path.replace(/^src\//, '').replace(/(?:\.module)?\.css$/, '');

function Uses({ property }: { property: string }) {
  const uses = usesOf(property);
  return (
    <details>
      <summary>
        {uses.length} {uses.length === 1 ? 'style sheet' : 'style sheets'}
      </summary>
      <ul>
        {uses.map((path) => (
          <li key={path}>{nameOf(path)}</li>
        ))}
      </ul>
    </details>
  );
}

export interface TokenTableProps {
  /** The first segment of the tokens' paths, such as `radius`. */
  family: string;
  /** Defaults to the story's brand. */
  brand?: BrandId | undefined;
  /** Returns the style of a sample, for example a bar of the token's length. */
  sample: (value: string) => CSSProperties;
  text?: string;
}

/** Each token of a family: a sample, the value, and the style sheets that use the token. */
export function TokenTable({ family, brand = currentBrand().id, sample, text = '' }: TokenTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Looks</th>
            <th scope="col">Value</th>
            <th scope="col">Used in</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(family, brand).map(({ property, value, target, description }) => (
            <tr key={property}>
              <th scope="row">
                <code>{property}</code>
                {description !== null && <p>{description}</p>}
              </th>
              <td>
                <span className={styles.sample} style={sample(`var(${property})`)}>
                  {text}
                </span>
              </td>
              <td>
                <code>{value}</code>
                {target !== null && <p className={styles.target}>{target}</p>}
              </td>
              <td>
                <Uses property={property} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
