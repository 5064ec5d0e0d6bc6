import '../search.css'
import { useDialog, useStore } from '@guangquan/ui'
import { searchOpen } from '../../../shared/search/search-overlay.ts'
import { SearchBox } from './search-box.tsx'
import { SearchWords } from './search-words.tsx'

/** The search that the header opens over any page. */
export function SearchOverlay() {
  const open = useStore(searchOpen)
  const close = () => searchOpen.set(false)
  const dialog = useDialog(open, close)
  return (
    <dialog {...dialog} className="ui-dialog search-overlay" data-sheet="side" aria-label="搜索">
      {open ? (
        <div className="search-overlay-body">
          <SearchBox word="" onLeave={close} focusFirst>
            {(typed) => (typed === '' ? <SearchWords onLeave={close} /> : null)}
          </SearchBox>
          <button type="button" className="search-overlay-close" onClick={close}>
            取消
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
