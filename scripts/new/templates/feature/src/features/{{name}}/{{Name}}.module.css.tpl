@layer features {
  .list {
    display: grid;
    gap: var(--space-3);
  }

  .item {
    padding: var(--space-4);
    border-radius: var(--radius-card);
    overflow-wrap: anywhere;
    background-color: var(--surface-2);
  }
}
