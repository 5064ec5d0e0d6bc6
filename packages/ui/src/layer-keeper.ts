/**
 * Called for every dialog that opens over the page, with a function that closes it; returns a function to call once it
 * is closed. `isQuestion` for one that waits for an answer.
 */
export type LayerKeeper = (close: () => void, isQuestion: boolean) => () => void

let keeper: LayerKeeper = () => () => undefined

/** Sets the handler that keeps dialogs in the browser's history, so that going back closes them. */
export function setLayerKeeper(next: LayerKeeper): void {
  keeper = next
}

/** Registers a dialog that opened. */
export function openLayer(...dialog: Parameters<LayerKeeper>): () => void {
  return keeper(...dialog)
}
