import { PagePlaceholder } from '../boundaries/PageFrame.tsx';
import { HeaderBar } from '../layout/HeaderBar.tsx';
import { Navigation } from '../layout/Navigation.tsx';
import layout from '../layout/Layout.module.css';

/** The page skeleton used before the route and the visitor are known. */
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
