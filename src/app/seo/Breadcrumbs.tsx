import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useHead } from './useHead.ts';

/**
 * The page's breadcrumbs, hidden and as microdata. JSON-LD isn't possible, because the security policy forbids
 * code to add a `script`.
 */
export function Breadcrumbs() {
  const steps = useBreadcrumbs(useHead());
  if (steps.length === 0) return null;
  return (
    <ol hidden itemScope itemType="https://schema.org/BreadcrumbList">
      {steps.map((step, index) => (
        <li key={step.path} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          <a itemProp="item" href={new URL(step.path, location.origin).href}>
            <span itemProp="name">{step.name}</span>
          </a>
          <meta itemProp="position" content={String(index + 1)} />
        </li>
      ))}
    </ol>
  );
}
