/**
 * Is told of every dialog that opens over the page, and told how to close it; returns what is called once it is
 * closed. `isQuestion` for one that waits for an answer.
 */
export type LayerKeeper = (close: () => void, isQuestion: boolean) => () => void

let keeper: LayerKeeper = () => () => undefined

/** Names who keeps the dialogs in the history of the browser, so that going back closes them. */
export function setLayerKeeper(next: LayerKeeper): void {
  keeper = next
}

/** Tells of a dialog that opened. */
export function openLayer(...dialog: Parameters<LayerKeeper>): () => void {
  return keeper(...dialog)
}
