import type { Notice } from '#/api/generated/model/index.ts';
import { isClosed, type Restriction } from '#/entities/player/restriction.ts';
import { sameSitePath } from '#/lib/url.ts';

/** Without the notices that call to a page which a break or a self-exclusion closes, such as a gift. */
export function shownNotices(notices: readonly Notice[], restriction: Restriction): readonly Notice[] {
  return notices.filter(({ button }) => {
    const path = button ? sameSitePath(button.link) : null;
    return path === null || !isClosed(path, restriction);
  });
}
