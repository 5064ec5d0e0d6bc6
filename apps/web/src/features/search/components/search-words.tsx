import '../search.css'
import { Button, Chip, ChipRow, confirm } from '@guangquan/ui'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { addRecentWord, useSearchWords } from '../search-history.ts'
import { pathOfWord } from '../search-address.ts'
import { HotWords } from './hot-words.tsx'

/** 搜索历史 and 热搜, shown before a search. */
export function SearchWords({ onLeave }: { onLeave?: () => void }) {
  const words = useSearchWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  function search(keyword: string): void {
    void addRecentWord(queryClient, keyword)
    navigate(pathOfWord(keyword))
    onLeave?.()
  }

  async function clearAll(): Promise<void> {
    const sure = await confirm({
      title: '清空搜索历史？',
      text: '清空后无法恢复。',
      confirmLabel: '清空',
      danger: true,
    })
    if (sure) await words.clear()
  }

  return (
    <div className="search-words" data-new={words.history.length === 0 || undefined}>
      <section aria-labelledby="search-history">
        <header className="search-words-head">
          <h2 id="search-history" className="text-h4 font-semibold">
            搜索历史
          </h2>
          {words.history.length === 0 ? null : (
            <Button kind="text" size="small" onClick={() => void clearAll()}>
              清空
            </Button>
          )}
        </header>
        {words.history.length === 0 ? (
          <p className="text-small text-ink-3">{words.isPending ? '正在加载' : '搜过的词会留在这里'}</p>
        ) : (
          <ChipRow label="搜索历史">
            {words.history.map(({ id, keyword }) => (
              <Chip key={id} onRemove={() => void words.clear(id)} removeLabel={`删除 ${keyword}`}>
                <button type="button" className="search-past" onClick={() => search(keyword)}>
                  {keyword}
                </button>
              </Chip>
            ))}
          </ChipRow>
        )}
      </section>
      <HotWords words={words} onLeave={onLeave} />
    </div>
  )
}
