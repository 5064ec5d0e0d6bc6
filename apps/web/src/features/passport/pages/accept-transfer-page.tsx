import '../passport.css'
import { ApiError } from '@guangquan/client'
import { normaliseSerial } from '@guangquan/rules/gear/product-serial'
import { Button, Field, showToast, TextInput } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

const codeLength = 10
const lettersOf = (typed: string) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** `ABCDE-FGHJK` */
function showCode(typed: string): string {
  const letters = lettersOf(typed).slice(0, codeLength)
  return letters.length > 5 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : letters
}

/** 接收过户: the buyer's side of a transfer. */
export default function AcceptTransferPage() {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [serial, setSerial] = useState('')
  const [looked, setLooked] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sendOnce = useSendOnce()
  const codeFault = lettersOf(code).length === codeLength ? null : '过户码是 10 位字母和数字'
  const serialFault = normaliseSerial(serial) === '' ? '请填写产品编号' : null

  async function send(event: FormEvent) {
    event.preventDefault()
    setLooked(true)
    setFailure('')
    if (busy) return
    if (codeFault !== null || serialFault !== null) return focusErrors(form.current)
    setBusy(true)
    const request = { code: lettersOf(code), serialNumber: normaliseSerial(serial) }
    try {
      const { regProductId } = await sendOnce(request, (requestId) =>
        client.call(api.UserProduct.AcceptTransfer, { ...request, requestId }),
      )
      await queries.invalidate(queryClient, api.UserProduct.GetList)
      void queries.invalidate(queryClient, api.UserInfo.Get)
      showToast('过户完成，现在它是你的了')
      navigate(ownPaths.product(regProductId), { replace: true })
    } catch (error) {
      const isOwn = error instanceof ApiError && error.kind === 'NotAllowedNow'
      setFailure(isOwn ? '这件产品现在不能过户，请让对方看看它的状态' : sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <OwnPage title="接收过户">
      <form ref={form} noValidate className="own-panel passport-form" onSubmit={(event) => void send(event)}>
        <p className="text-ink-2">
          买了二手器材，让卖家在产品详情里点「过户」，把过户码发给你。完成后保修和保养日期归到你的账号，护照换一个新的公开码。
        </p>
        <Field label="过户码" required error={looked ? codeFault : null} hint="10 位，不分大小写">
          <TextInput
            className="transfer-input ui-print"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={14}
            placeholder="XXXXX-XXXXX"
            value={code}
            onChange={({ target }) => setCode(showCode(target.value))}
          />
        </Field>
        <Field
          label="产品编号"
          required
          error={looked ? serialFault : null}
          hint="刻在机身或镜头上，也印在保修卡上"
        >
          <TextInput
            className="transfer-input ui-print"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            value={serial}
            onChange={({ target }) => setSerial(target.value)}
          />
        </Field>
        {failure === '' ? null : (
          <p role="alert" className="text-small text-danger">
            {failure}
          </p>
        )}
        <Button kind="lit" type="submit" busy={busy} busyLabel="正在核对">
          接收
        </Button>
      </form>
    </OwnPage>
  )
}
