import { createStore, type Store } from '@guangquan/ui'
import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'

/** A place in the text that React draws into: a photograph, a product, a video. */
export interface FigureSlot {
  key: string
  dom: HTMLElement
  node: Node
  selected: boolean
  /** Where it stands now; undefined once it is gone. */
  position: () => number | undefined
}

export type FigureSlots = Store<readonly FigureSlot[]>

export const makeFigureSlots = (): FigureSlots => createStore<readonly FigureSlot[]>([])

/** Draws a figure through React: the editor keeps the place, the form draws what is in it. */
export function figureView(slots: FigureSlots): NodeViewConstructor {
  return (first, _view, position) => {
    const dom = document.createElement('div')
    dom.className = 'editor-figure'
    dom.contentEditable = 'false'
    const key = crypto.randomUUID()
    const change = (part: Partial<FigureSlot>) =>
      slots.set(slots.get().map((slot) => (slot.key === key ? { ...slot, ...part } : slot)))
    slots.set([...slots.get(), { key, dom, node: first, selected: false, position }])
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false
        change({ node })
        return true
      },
      selectNode: () => change({ selected: true }),
      deselectNode: () => change({ selected: false }),
      // Typing into a caption and pressing a button are no business of the text around them.
      stopEvent: ({ target }) =>
        target instanceof Element && target.closest('input, textarea, button') !== null,
      ignoreMutation: () => true,
      destroy: () => slots.set(slots.get().filter((slot) => slot.key !== key)),
    }
  }
}
