@layer pages {
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }

  .title {
    font-size: var(--size-3xl);
  }
}
