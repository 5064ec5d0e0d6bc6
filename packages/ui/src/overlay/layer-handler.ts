/**
 * Called for every dialog that opens over the page, with a function that closes it; returns a function to call once it
 * is closed. `isQuestion` for one that waits for an answer.
 */
export type LayerHandler = (close: () => void, isQuestion: boolean) => () => void

let handler: LayerHandler = () => () => undefined

/** Sets the handler that keeps dialogs in the browser's history, so that going back closes them. */
export function setLayerHandler(next: LayerHandler): void {
  handler = next
}

/** Registers a dialog that opened. */
export function openLayer(...dialog: Parameters<LayerHandler>): () => void {
  return handler(...dialog)
}
