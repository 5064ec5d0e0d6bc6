import type { SaveState } from './use-autosave.ts'

/** How the draft stands, as a sentence. */
export function saveText(state: SaveState): string {
  switch (state.kind) {
    case 'clean':
      return ''
    case 'saving':
      return '正在存草稿'
    case 'saved':
      return `草稿已保存　${state.at.slice(11, 16)}`
    case 'failed':
      return '草稿没有存好，会再试'
  }
}
