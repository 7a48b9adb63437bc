export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By the next task, the browser has its own reference to the blob, so the URL can be released.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
