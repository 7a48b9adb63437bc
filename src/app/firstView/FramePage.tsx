import { PagePlaceholder } from '../boundaries/PagePlaceholder.tsx';
import { HeaderBar } from '../layout/HeaderBar.tsx';
import { Navigation } from '../layout/Navigation.tsx';
import layout from '../layout/Layout.module.css';

/** What any page of the product looks like before anything is known of its address or its visitor. */
export function FramePage() {
  return (
    <div className={layout.covered}>
      <HeaderBar />
      <Navigation />
      <div className={layout.body}>
        <PagePlaceholder />
      </div>
    </div>
  );
}
