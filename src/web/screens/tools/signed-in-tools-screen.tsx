import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { PageData } from '#contract/page.ts';
import { calculatorAt, TOOLS_LEAD, TOOLS_TITLE, toolsMeta } from '../../content/tools-words.ts';
import { CalculatorPage } from '../../features/calculators/calculator-page.tsx';
import { AccountPage } from '../../features/site/account-page.tsx';

/** The same calculators inside the frame of the account. */
export function SignedInToolsScreen({ data }: { data: PageData }) {
  const [path] = useLocation();
  const calculator = calculatorAt(path);
  useEffect(() => {
    document.title = toolsMeta(path).title;
  }, [path]);
  return (
    <AccountPage site={data.site} title={calculator?.name ?? TOOLS_TITLE} lead={calculator?.answers ?? TOOLS_LEAD}>
      <CalculatorPage calculator={calculator} worked={null} search={window.location.search} link={Link} />
    </AccountPage>
  );
}
