// The parts of a long page, by its headings.

export interface Section {
  /** Of its heading in the document. */
  readonly id: string;
  readonly title: string;
}

/** A page of so many parts has a list of them at its top. */
export const CONTENTS_FROM = 3;

/**
 * Names the headings of a page that was drawn, so that links lead to them, and lists them. The server's own
 * ids are gone by then: they could shadow those of the product.
 */
export function nameSections(root: HTMLElement): readonly Section[] {
  return Array.from(root.querySelectorAll('h2'), (heading, index) => {
    heading.id = `section-${index + 1}`;
    // A link to it brings the keyboard there too.
    heading.tabIndex = -1;
    return { id: heading.id, title: heading.textContent.trim() };
  }).filter(({ title }) => title !== '');
}
