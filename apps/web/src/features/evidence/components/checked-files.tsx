import { UiLink } from '@guangquan/ui'
import { CheckCircleIcon, ImageIcon, InfoIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { evidencePaths } from '../../../platform/evidence-paths.ts'
import { shortHash } from '../evidence-text.ts'
import type { CheckedFile } from '../use-checked-files.ts'

const icons = {
  working: ImageIcon,
  found: CheckCircleIcon,
  unknown: InfoIcon,
  failed: WarningCircleIcon,
} as const

/** 刚才查过的, the newest first. */
export function CheckedFiles({ files }: { files: readonly CheckedFile[] }) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="checked-files">
      <h2 id="checked-files" className="evidence-section">
        刚才查过的
      </h2>
      <ul className="evidence-files" aria-live="polite">
        {files.map((file) => (
          <li key={file.key}>
            <Checked file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Checked({ file }: { file: CheckedFile }) {
  const { name, state, sha256, certificate } = file
  const Icon = icons[state]
  const text = (
    <>
      <Icon size={22} aria-hidden data-state={state} />
      <span className="evidence-file-text">
        <b>{name}</b>
        <span>{textOf(file)}</span>
        {sha256 === null ? null : <span className="evidence-note evidence-hash">{shortHash(sha256)}</span>}
      </span>
    </>
  )
  if (certificate === null) return <div className="evidence-file">{text}</div>
  return (
    <UiLink className="evidence-file" href={evidencePaths.certificate(certificate.link.sha256)}>
      {text}
    </UiLink>
  )
}

function textOf({ state, certificate }: CheckedFile): string {
  if (state === 'working') return '正在计算指纹，只用这台设备'
  if (state === 'failed') return '没有查成，请检查网络后再选一次'
  if (certificate === null) return '没有这些字节。压缩、裁切或另存过的文件指纹不同；也不代表没有在别处发布过'
  const { work, isOwn, publishTime } = certificate
  const who = isOwn ? '你' : (work?.tile.authorNickName ?? '')
  return `首发${who === '' ? '' : `，${who}`}，${publishTime.slice(0, 16)}`
}
