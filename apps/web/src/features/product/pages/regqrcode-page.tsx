import '../product.css'
import '../register.css'
import { readProductLabel } from '@guangquan/rules/gear/product-label'
import { Button, showToast } from '@guangquan/ui'
import { loadFindCode } from '@guangquan/ui/find-code'
import { ImageIcon } from '@guangquan/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showAccessCode } from '@guangquan/rules/gear/access-code'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { ScanCamera } from '../components/scan-camera.tsx'
import { changeDraft } from '../register-draft.ts'

/** 扫码注册: the code on the box or card fills the first steps of a registration. */
export default function ScanProductPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isFound = useRef(false)

  async function take(text: string) {
    if (isFound.current) return
    const label = readProductLabel(text)
    if (label === null) return setFailure('这不是产品的二维码，请扫描包装盒或保修卡上的二维码')
    isFound.current = true
    try {
      const { items } = await queryClient.fetchQuery(
        queries.one(api.ProductInfo.GetPaged, { code: label.productCode }),
      )
      const [product] = items
      if (product === undefined) throw new UnknownProduct()
      changeDraft({
        product,
        categoryId: product.categoryId,
        serialNumber: label.serialNumber,
        accessCode: showAccessCode(label.accessCode),
        claim: false,
      })
      showToast(`已识别 ${product.name}`)
      navigate(ownPaths.registerProduct(3), { replace: true })
    } catch (error) {
      isFound.current = false
      setFailure(error instanceof UnknownProduct ? '没有找到这个型号，请手动选择产品' : sentenceOf(error))
    }
  }

  async function read(file: File) {
    setBusy(true)
    setFailure('')
    try {
      const [findCode, picture] = await Promise.all([loadFindCode(loadChunk), createImageBitmap(file)])
      const text = await findCode(picture)
      picture.close()
      if (text === null) setFailure('照片里没有找到二维码，请换一张清楚、完整的')
      else await take(text)
    } catch {
      setFailure('这张照片读不出来，请换一张 JPEG 或 PNG 照片')
    } finally {
      setBusy(false)
    }
  }

  return (
    <OwnPage title="扫码注册">
      <div className="product-scanner">
        <ScanCamera
          hint="把包装盒或保修卡上的二维码放进画面，会自动识别。"
          onText={(text) => void take(text)}
        />
        {failure === '' ? null : (
          <p role="alert" className="product-failure">
            {failure}
          </p>
        )}
        <div className="product-register-buttons">
          <Button
            kind="line"
            icon={<ImageIcon size={18} />}
            busy={busy}
            busyLabel="正在识别"
            onClick={() => input.current?.click()}
          >
            选择二维码照片
          </Button>
          <Button kind="quiet" onClick={() => navigate(ownPaths.registerProduct(1), { replace: true })}>
            手动填写
          </Button>
          <FileInput
            ref={input}
            label="二维码照片"
            accept="image/*"
            onFiles={([file]) => {
              if (file !== undefined) void read(file)
            }}
          />
        </div>
        <p className="text-small text-ink-3">画面只在这台设备上识别，不会上传。</p>
      </div>
    </OwnPage>
  )
}

class UnknownProduct extends Error {}
