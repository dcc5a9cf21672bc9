import 'reflect-metadata'
import {
	type ArgumentsHost,
	Body,
	Catch,
	Controller,
	type ExceptionFilter,
	Headers,
	HttpException,
	Inject,
	Module,
	Post,
	Res,
} from '@nestjs/common'
import { APP_FILTER, NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { json, type Response } from 'express'
import { answerOrder, isJson, limitBody, MAX_BYTES, problem, type Shop } from './orders.ts'
import type { Running } from './running.ts'

const SHOP = Symbol('shop')

@Controller()
class OrdersController {
	constructor(@Inject(SHOP) private readonly shop: Shop) {}

	// The body is unknown: no class and no validation pipe, because answerOrder takes any value.
	@Post('orders')
	async place(
		@Body() order: unknown,
		@Headers('content-type') type: string | undefined,
		@Headers('accept-language') language: string | undefined,
		@Res() response: Response,
	): Promise<void> {
		const { statusCode, body } = isJson(type) ? await answerOrder(order, this.shop, language) : problem(415)
		response.status(statusCode).json(body)
	}

	// For the comparison of speed.
	@Post('plain')
	plain(@Body() body: unknown): object {
		return { success: body !== null }
	}
}

/** Answers every error of the framework in the format of the service. */
@Catch()
class ServiceErrors implements ExceptionFilter {
	catch(error: unknown, host: ArgumentsHost): void {
		const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode
		const { statusCode, body } = problem(status ?? 500)
		const response = host.switchToHttp().getResponse<Response>()
		if (!response.headersSent) response.status(statusCode).json(body)
	}
}

export async function createApp(shop: Shop): Promise<NestExpressApplication> {
	@Module({
		controllers: [OrdersController],
		providers: [
			{ provide: SHOP, useValue: shop },
			{ provide: APP_FILTER, useClass: ServiceErrors },
		],
	})
	class AppModule {}

	const app = await NestFactory.create<NestExpressApplication>(AppModule, { bodyParser: false, logger: ['error'] })
	app.use(limitBody)
	// Not strict: a body of null is JSON, and gets its own issue.
	app.use(json({ strict: false, limit: MAX_BYTES }))
	return app
}

export async function start(shop: Shop): Promise<Running> {
	const app = await createApp(shop)
	await app.listen(0, '127.0.0.1')
	return { url: await app.getUrl(), close: () => app.close() }
}
