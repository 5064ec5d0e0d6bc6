import type { FaqEntry } from '@guangquan/contract'
import { faqLimits } from '@guangquan/contract/faq/faq.words'
import { Button, EmptyState } from '@guangquan/ui'
import { CaretDownIcon, LinkSimpleIcon } from '@guangquan/ui/icons'
import { useRef } from 'react'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { ServerHtml } from '../../../shared/page/server-html.tsx'
import { TypedSearch } from '../../../shared/lists/typed-search.tsx'
import { useTypedWord } from '../../../shared/search/use-typed-word.ts'
import { findEntries, groupEntries } from '../find-entries.ts'
import { entryAnchor, useLinkedEntry } from '../use-linked-entry.ts'

/** 常见问题 by category, with a search in the browser whose text is part of the address. */
export function FaqSection({ entries }: { entries: readonly FaqEntry[] }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const keyword = (search.get('keyword') ?? '').trim().slice(0, faqLimits.keyword)
  const { text, setText, word, send } = useTypedWord(keyword, (next) =>
    navigate(brandPaths.customerService(next), { replace: true, keepScroll: true }),
  )
  const form = useRef<HTMLFormElement>(null)
  function clear() {
    setText('')
    // The button that was pressed goes away.
    form.current?.querySelector('input')?.focus()
  }
  useLinkedEntry()
  const found = findEntries(entries, word)
  if (entries.length === 0) {
    return (
      <section aria-labelledby="service-faq">
        <h2 id="service-faq">常见问题</h2>
        <EmptyState title="还没有常见问题" help="有问题请拨打客服热线" />
      </section>
    )
  }
  return (
    <section aria-labelledby="service-faq">
      <div className="service-faq-head">
        <h2 id="service-faq">常见问题</h2>
        <TypedSearch
          typed={{ text, setText, send }}
          label="常见问题"
          fieldLabel="搜索常见问题"
          placeholder="例如：保修、验证码、固件"
          maxLength={faqLimits.keyword}
          className="service-search"
          form={form}
        />
      </div>
      <p role="status" className="service-found">
        {word === '' || found.length === 0 ? '' : `找到 ${found.length} 个问题`}
      </p>
      {found.length === 0 ? (
        <div role="status">
          <EmptyState
            title="没有找到这样的问题"
            help="换一个词试试，或者拨打客服热线"
            action={
              <Button kind="line" onClick={clear}>
                清除搜索
              </Button>
            }
          />
        </div>
      ) : (
        groupEntries(found).map((group) => (
          <div key={group.category} className="faq-group">
            <h3>{group.name}</h3>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  )
}

function Entry({ entry: { id, question, html } }: { entry: FaqEntry }) {
  const copyAddress = () => {
    const { href } = new URL(`${brandPaths.customerService()}#${entryAnchor(id)}`, location.origin)
    void copy(href, '已复制这个问题的链接')
  }
  return (
    <details id={entryAnchor(id)} className="faq-entry">
      <summary>
        <span>{question}</span>
        <CaretDownIcon size={18} aria-hidden />
      </summary>
      <div className="faq-answer">
        <ServerHtml html={html} />
        <Button
          kind="text"
          size="small"
          icon={<LinkSimpleIcon size={18} aria-hidden />}
          aria-label={`复制链接：${question}`}
          onClick={copyAddress}
        >
          复制链接
        </Button>
      </div>
    </details>
  )
}
