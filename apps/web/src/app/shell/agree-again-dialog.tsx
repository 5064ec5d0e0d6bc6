import { Button, IrisLoader, Modal, useStore } from '@guangquan/ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { openTerms, termsNames, type TermsType } from '../../shared/sign-in/terms.ts'
import { termsToAgree } from './use-own-info.ts'
import { LoadError } from '../../shared/lists/load-error.tsx'
import { sentenceOf } from '../../shared/posts/sentence-of.ts'

/** Shown when terms have a new major version since the member agreed: read and agree, or leave. */
export function AgreeAgainDialog() {
  const types = useStore(termsToAgree)
  return (
    <Modal
      open={types.length > 0}
      // Closing is not possible without a decision.
      onClose={() => undefined}
      title="条款有更新"
      role="alertdialog"
    >
      {types.length === 0 ? null : <Question types={types} />}
    </Modal>
  )
}

function Question({ types }: { types: readonly TermsType[] }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const lists = useQueries({
    queries: types.map((termsType) => queries.one(api.SysBaseInfo.GetTermsInfoList, { termsType })),
  })
  const terms = types.flatMap((termsType, place) => {
    const newest = lists[place]?.data?.[0]
    return newest === undefined ? [] : [{ termsType, ...newest }]
  })

  async function agree() {
    setBusy(true)
    setError(null)
    try {
      await client.call(api.UserInfo.AgreeTerms, {
        terms: terms.map(({ termsType, version }) => ({ termsType, version })),
        requestId: crypto.randomUUID(),
      })
      await queries.invalidate(queryClient, api.UserInfo.Get)
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setBusy(false)
    }
  }

  if (lists.some((list) => list.isError)) {
    const failed = {
      error: lists.find((list) => list.isError)?.error,
      isFetching: lists.some((list) => list.isFetching),
      refetch: () => Promise.all(lists.map((list) => list.refetch())),
    }
    return <LoadError of={failed} />
  }
  if (terms.length < types.length) return <IrisLoader />
  return (
    <>
      <p>继续使用前，请阅读并同意新的条款。</p>
      <ul className="agree-again">
        {terms.map(({ termsType, version, effectiveTime }) => (
          <li key={termsType}>
            <button
              type="button"
              className="ui-link"
              aria-haspopup="dialog"
              onClick={() => openTerms(termsType)}
            >
              《{termsNames[termsType]}》
            </button>
            <span className="text-small text-ink-3">
              版本 {version}　{effectiveTime.slice(0, 10)} 生效
            </span>
          </li>
        ))}
      </ul>
      {error === null ? null : (
        <p role="alert" className="mt-2 text-small text-danger">
          {error}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-3 *:flex-1 md:*:flex-none">
        <Button kind="line" onClick={() => void signOut()}>
          不同意，退出
        </Button>
        <Button kind="ink" busy={busy} busyLabel="正在保存" onClick={() => void agree()}>
          同意并继续
        </Button>
      </div>
    </>
  )
}
