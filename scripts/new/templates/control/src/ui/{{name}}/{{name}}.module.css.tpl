@layer ui {
  .control {
    max-inline-size: 100%;
    padding: var(--space-3);
    border-radius: var(--radius-control);
    overflow-wrap: anywhere;
    background-color: var(--surface-2);
  }

  .control:where([data-tone='accent']) {
    color: var(--text-on-accent);
    background-color: var(--accent);
  }
}
