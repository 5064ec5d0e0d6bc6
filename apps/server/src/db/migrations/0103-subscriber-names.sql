-- Subscribers have other names; an event that waits after a failure stays delivered to those that have it. A node of the
-- previous program may deliver such an event once more, which every subscriber allows.
update outbox_event
set delivered_to = array(
  select replace(replace(name, 'notice.tellOf', 'notice.notifyOf'), 'notice.noteMark', 'notice.recordMark')
  from unnest(delivered_to) as name
)
where relayed_at is null and delivered_to <> '{}';
