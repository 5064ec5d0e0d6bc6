import { Button, IrisLoader, Modal, useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { ServerHtml } from '../../shared/page/server-html.tsx'
import { api, queries } from '../../platform/api.ts'
import { openTermsType, termsNames, type TermsType } from '../../shared/sign-in/terms.ts'
import { LoadError } from '../../shared/lists/load-error.tsx'

/** The requested terms, in a tall dialog. */
export function TermsDialog() {
  const type = useStore(openTermsType)
  const close = () => openTermsType.set(null)
  return (
    <Modal
      open={type !== null}
      onClose={close}
      title={type === null ? '' : termsNames[type]}
      size="tall"
      closable
      footer={
        <Button kind="ink" onClick={close}>
          关闭
        </Button>
      }
    >
      {type === null ? null : <Terms type={type} />}
    </Modal>
  )
}

function Terms({ type }: { type: TermsType }) {
  const terms = useQuery(queries.one(api.SysBaseInfo.GetTermsInfoList, { termsType: type }))
  if (terms.data === undefined) {
    if (terms.isError) return <LoadError of={terms} />
    return <IrisLoader />
  }
  return terms.data.map((one) => (
    <article key={one.id} className="mb-8">
      <p className="mb-3 text-small text-ink-3">
        版本 {one.version}　生效时间 {one.effectiveTime}
      </p>
      <ServerHtml html={one.html} />
    </article>
  ))
}
