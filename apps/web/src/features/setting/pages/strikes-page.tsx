import { OwnStrikes } from '../../strike/index.ts'
import { SettingFrame } from '../components/setting-frame.tsx'

/** 违规与申诉. */
export default function StrikesPage() {
  return (
    <SettingFrame title="违规与申诉" lead="90 天内 3 次警告会禁言 7 天，再次禁言 30 天，第三次封号">
      <OwnStrikes />
    </SettingFrame>
  )
}
