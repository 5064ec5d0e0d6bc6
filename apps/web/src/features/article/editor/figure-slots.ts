import { createStore, type Store } from '@guangquan/ui'
import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'

/** A DOM element in the text that React renders into: a photograph, a product or a video. */
export interface FigureSlot {
  key: string
  dom: HTMLElement
  node: Node
  selected: boolean
  /** Its current position; undefined once it is removed. */
  position: () => number | undefined
}

export type FigureSlots = Store<readonly FigureSlot[]>

export const makeFigureSlots = (): FigureSlots => createStore<readonly FigureSlot[]>([])

/** Renders a figure through React: the editor owns the element, the form its content. */
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
      // Events inside captions and buttons must not reach the editor.
      stopEvent: ({ target }) =>
        target instanceof Element && target.closest('input, textarea, button') !== null,
      ignoreMutation: () => true,
      destroy: () => slots.set(slots.get().filter((slot) => slot.key !== key)),
    }
  }
}
