import { PresentList } from '../components/present-list.tsx'

/** 历史礼品: presents received, declined or expired. */
export default function PastPresentsPage() {
  return <PresentList title="历史礼品" group="past" />
}
