import { Flex, Heading, Stack } from '@chakra-ui/react';
import type { World } from '@shop/mock-engine/generated/control-api';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Mark } from '../parts/mark.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { worldMessages as messages } from './worlds.messages.ts';

interface WorldCardProps {
  world: World;
  onReset: () => void;
  onDelete: () => void;
}

/** A world with its actions. */
export function WorldCard({ world, onReset, onDelete }: WorldCardProps) {
  const { client, world: chosen, chooseWorld } = useConsole();
  const { name, seed, isPersistent, clock, lastUsedAt, situations, records } = world;
  const now = dayAndTime(clock.now);

  return (
    <Stack
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      borderColor={name === chosen ? 'leaf.solid' : 'border'}
    >
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
          {name}
        </Heading>
        {name === chosen && <Mark palette="leaf">{messages.chosen}</Mark>}
        {seed !== null && <Mark>{messages.seed(seed)}</Mark>}
        {isPersistent && <Mark>{messages.kept}</Mark>}
        {situations.length > 0 && <Mark palette="turmeric">{messages.situations(situations.length)}</Mark>}
      </Flex>
      <Facts
        facts={[
          [messages.holds, records.map(({ title, total }) => `${title}: ${total}`).join(', ')],
          [messages.clock, clock.isRunning ? now : messages.stopped(now)],
          [messages.usedAt, dayAndTime(lastUsedAt)],
          [messages.address, client.urlIn(name)],
        ]}
      />
      <Flex gap="2" wrap="wrap">
        {name !== chosen && (
          <SmallButton aria-label={messages.choose(name)} onClick={() => chooseWorld(name)}>
            {messages.chooseShort}
          </SmallButton>
        )}
        <SmallButton aria-label={messages.reset(name)} onClick={onReset}>
          {messages.resetShort}
        </SmallButton>
        {name !== 'default' && (
          <SmallButton aria-label={messages.remove(name)} onClick={onDelete}>
            {messages.removeShort}
          </SmallButton>
        )}
      </Flex>
    </Stack>
  );
}
