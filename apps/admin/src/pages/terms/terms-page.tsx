import { Radio } from 'antd'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { TermsEditor } from './terms-editor.tsx'
import { VersionList } from './version-list.tsx'

const kinds = [
  { value: 4, label: '注册与服务协议' },
  { value: 5, label: '隐私条款' },
  { value: 6, label: '影赛与活动条款' },
  { value: 7, label: '门店与画廊投稿条款' },
]
const kindIds = kinds.map(({ value }) => value)

/** Each kind of terms: its versions, and the draft of the next. */
export function TermsPage() {
  const [{ kind }, setAddress] = useAddress(['kind'])
  const termsType = knownOf(kindIds, kind) ?? 4
  return (
    <>
      <PageHead title="协议" />
      <Radio.Group
        aria-label="哪一种协议"
        optionType="button"
        options={kinds}
        value={termsType}
        onChange={({ target }) => setAddress({ kind: target.value === 4 ? '' : String(target.value) })}
        style={{ marginBottom: 16 }}
      />
      <VersionList key={`versions ${termsType}`} termsType={termsType} />
      <TermsEditor key={`draft ${termsType}`} termsType={termsType} />
    </>
  )
}
