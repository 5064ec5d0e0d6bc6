import { PresentList } from '../components/present-list.tsx'

/** 历史礼品: what was had, given up or missed. */
export default function PastPresentsPage() {
  return <PresentList title="历史礼品" group="past" />
}
